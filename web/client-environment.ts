/** Unit tests run in Node, but the sources are compiled for a browser, so that `$state` and `$derived` are the real ones. */
export default {
  name: 'client',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => {} }),
};
