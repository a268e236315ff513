// Runs before the first paint: the stored theme, or the system's.
(function () {
  var root = document.documentElement;
  var set = {};
  try {
    set = JSON.parse(localStorage.getItem('armorial.settings') || '{}');
  } catch (error) {
    void error; // a broken store means the defaults
  }
  var dark = set.theme === 'dark' || (set.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.motion = set.animation || 'normal';
  if (set.lang) root.lang = set.lang;
})();
