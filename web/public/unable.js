// Says so where the client cannot begin: in a browser that is too old for it, or where its files do not come. It is written
// for browsers of any age, and has its own words, as no others can be had then.
(function () {
  var OLD = {
    en: 'This browser is too old for Armorial. A current Chrome, Edge, Firefox or Safari can play it.',
    ru: 'Этот браузер слишком старый для Armorial. Подойдёт свежий Chrome, Edge, Firefox или Safari.',
    pl: 'Ta przeglądarka jest za stara dla Armorial. Wystarczy aktualny Chrome, Edge, Firefox lub Safari.',
  };
  var GONE = {
    en: 'Armorial could not be loaded. Check your connection, and load the page again.',
    ru: 'Не удалось загрузить Armorial. Проверьте связь и загрузите страницу заново.',
    pl: 'Nie udało się wczytać Armorial. Sprawdź połączenie i wczytaj stronę ponownie.',
  };

  function chosen() {
    try {
      return JSON.parse(localStorage.getItem('armorial.settings') || '{}').lang;
    } catch (error) {
      return void error;
    }
  }

  function tell(words, why) {
    var app = document.getElementById('app');
    if (!app || app.firstChild) return; // it has begun
    var language = String(chosen() || navigator.language || '').slice(0, 2);
    var text = document.createElement('p');
    text.setAttribute('role', 'alert');
    text.style.cssText = 'margin: 15vh auto; padding: 0 20px; max-width: 34em; font: 18px/1.5 Georgia, serif';
    text.appendChild(document.createTextNode(words[language] || words.en));
    if (why) {
      var small = document.createElement('small');
      small.appendChild(document.createTextNode(why));
      text.appendChild(document.createElement('br'));
      text.appendChild(small);
    }
    app.appendChild(text);
  }

  var knows = 'noModule' in document.createElement('script') && 'structuredClone' in window;
  function failed(event) {
    var error = event.error || event.reason;
    var script = event.target && event.target.tagName === 'SCRIPT';
    if (!error && !script) return;
    var old = !knows || error instanceof SyntaxError;
    tell(old ? OLD : GONE, error && String(error));
  }

  if (!('noModule' in document.createElement('script'))) tell(OLD);
  window.addEventListener('error', failed, true);
  window.addEventListener('unhandledrejection', failed);
})();
