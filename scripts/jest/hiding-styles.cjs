/**
 * antd's styles in component tests, as far as they hide something. jsdom lays nothing out; asked what a person can see
 * it matches every element with every rule, and with all of antd's that takes longer than everything else together.
 */
const real = require('../../node_modules/@rc-component/util/lib/Dom/dynamicCSS.js');

const hides = /(display:\s*none|visibility:\s*hidden)/;

/** What holds under a condition only, and animations. */
const nested = /@[^{};]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** The rules of a style sheet that always hide what they match. */
const hiding = (css) =>
  [...css.replace(nested, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .flatMap(([, selector, body]) => {
      const found = hides.exec(body);
      return found ? `${selector}{${found[1]}}` : [];
    })
    .join('');

module.exports = {
  ...real,
  updateCSS: (css, ...rest) => real.updateCSS(hiding(css), ...rest),
};
