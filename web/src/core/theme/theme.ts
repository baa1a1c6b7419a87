import { createTheme, localStorageColorSchemeManager } from '@mantine/core';

/** Remembers light or dark under the key that public/scheme.js reads before the first paint. */
export const schemeManager = localStorageColorSchemeManager({ key: 'esquema' });

/** Library parts (date pickers, tables, charts) dressed in the tokens; own parts use the CSS variables directly. */
export const theme = createTheme({
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)' },
  fontSizes: { xs: '0.875rem', sm: '1rem', md: '1.125rem', lg: '1.375rem', xl: '1.75rem' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '12px', xl: '24px' },
  defaultRadius: 'md',
  colors: {
    // One accent: index 8 is the action colour in light, index 3 the one in dark.
    action: [
      '#e6eff8', '#c9dff2', '#a3cbee', '#7cc0ff', '#4e9fe0',
      '#2f82c6', '#1f6cae', '#155d9c', '#0b4f8a', '#083a66',
    ],
  },
  primaryColor: 'action',
  primaryShade: { light: 8, dark: 3 },
  autoContrast: true,
  luminanceThreshold: 0.179,
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
});
