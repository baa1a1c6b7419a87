// Holds colours, distances and the widths of layouts in web/ to the agreed ones; Biome sees to format and mistakes.

/**
 * Widths in px from which there is room for more, as in core/useMedia.ts: a large phone, one held sideways, a tablet, the side
 * menu (SHELL-25), a laptop, the side menu open, a desktop.
 */
const widths = [480, 600, 768, 991, 1200, 1280, 1440];
/** Heights in px up to which a layout is made lower: a tablet held sideways, a phone, a phone held sideways, a small one. */
const heights = [830, 720, 500, 420];
/** The values as they stand in a style sheet. */
const px = (values) => values.map((value) => `${value}px`);

/** What brackets hold, with brackets in it. */
const inside = '\\((?:[^()]|\\([^()]*\\))*\\)';

export default {
  reportNeedlessDisables: true,
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [
      'rgb',
      'rgba',
      'hsl',
      'hsla',
      'hwb',
      'lab',
      'lch',
      'oklab',
      'oklch',
      'color',
    ],
    // One pixel makes up for a border.
    'declaration-property-value-disallowed-list': {
      '/^(gap|row-gap|column-gap|padding.*|margin.*)$/': ['/(?<![\\d.])(?!1px)[\\d.]+px/'],
    },
    'media-feature-name-allowed-list': [
      'min-width',
      'max-width',
      'max-height',
      'hover',
      'pointer',
      'prefers-reduced-motion',
    ],
    // The browser keeps one set of what any `:has()` decides: were anything in it, each element put into the page would style
    // the whole page anew. So what stands below or beside `:has()` has a class, a name or an element, and the root is not asked.
    'selector-disallowed-list': [
      /:root:has\(/,
      new RegExp(`:has${inside}(?:[^,()]|${inside})*[ >+~]\\s*[:*]`),
    ],
    'media-feature-range-notation': 'prefix',
    'media-feature-name-value-allowed-list': {
      'min-width': px(widths),
      'max-width': px(widths.map((width) => width - 1)),
      'max-height': px(heights),
    },
  },
  overrides: [
    {
      files: ['web/src/core/theme/*.css'],
      rules: { 'color-no-hex': null, 'color-named': null, 'function-disallowed-list': null },
    },
  ],
};
