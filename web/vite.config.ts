import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { serviceWorker } from './worker/plugin.ts';

/** Where the development server sends /api; the product itself serves web and API from one origin. */
const apiTarget = process.env['VITE_API_PROXY'] ?? 'http://127.0.0.1:3000';

/** What every list needs beside the libraries: in one file it weighs less than in twenty. Without what only some pages need. */
const sharedByAll = [
  /web[\\/]src[\\/]core[\\/](?!panel|scan|files|labels|shelf|sorting|meter|search|session[\\/]photo|use(AtHand|Away|Draft|Mounted|OrderLink|Settled)|format[\\/](decimals|typed)|api[\\/]upload|theme[\\/]avatar|components[\\/](Answer|Avatar|Brand|DataTable|DigitBoxes|Field|Form|Keypad|Links|MeterQuestion|MoneyField|OfflineStrip|PriceLines|Question|RunningWorkBar|Switch|Tabs|Wait))/,
  /web[\\/]src[\\/]texts[\\/](portuguese|pt[\\/](core|orders|session|app-shell))\.ts/,
  /web[\\/]src[\\/](app[\\/](access|keeping|first-screen|menu)|core[\\/]panel[\\/](store|record)|session[\\/](api|landing|remembered)|catalog[\\/]api|identity[\\/]flow)\.ts/,
  /web[\\/]src[\\/]orders[\\/](api|filters|list-search|lists|order-state|remembered)\.ts/,
  /web[\\/]src[\\/]offline[\\/]sends[\\/](kept|leaving|row|components[\\/]UnsentMark)\.tsx?/,
  /web[\\/]src[\\/]execution[\\/](main-action|components[\\/]OrderAction)\.tsx?/,
  /web[\\/]src[\\/](\w+[\\/]){1,2}view\.ts/,
  /web[\\/]src[\\/]app[\\/]shell[\\/](EnvironmentToggle|MenuList|SchemeButton|TestBanner|useCounters|useProbe|useStanding)\./,
  /web[\\/]src[\\/]orders[\\/]((board|useAverageOf)\.ts|components[\\/](LevelButtons|ListSkeleton|OrderLink|Reopening|StandingLine)\.)/,
];

/** Icons of the menu: a file for each would weigh twice as much. */
const menuIcons = new Set(
  [
    ...readFileSync(new URL('src/app/menu.ts', import.meta.url), 'utf8').matchAll(/icons\/(Icon\w+)\.mjs/g),
  ].map(([, icon]) => icon),
);
/** Those the first list shows beside them. */
const listIcons = [
  'IconAdjustmentsHorizontal',
  'IconBuildingWarehouse',
  'IconCarLifter',
  'IconChevronDown',
  'IconClock',
  'IconDots',
  'IconLayoutColumns',
  'IconLayoutGrid',
  'IconLogout',
  'IconSearch',
  'IconTool',
  'IconUrgent',
];
/** Those of the login, which loads none of the others. */
const loginIcons = ['IconArrowRight', 'IconBackspace', 'IconMessageCircle', 'IconUsers'];
const iconOf = (id: string) => /[\\/](Icon\w+)\.mjs$/.exec(id)?.[1];
const isOfLater = (id: string) => iconOf(id) !== undefined && !loginIcons.includes(iconOf(id) ?? '');
const isOfList = (id: string) => menuIcons.has(iconOf(id)) || listIcons.includes(iconOf(id) ?? '');

/** What the login shows and later pages too. */
const isOfLogin = (id: string) =>
  /web[\\/]src[\\/]core[\\/]components[\\/](Avatar|Brand|DigitBoxes|Field|Keypad|Switch|Wait)\./.test(id) ||
  loginIcons.includes(iconOf(id) ?? '');
/** What many later pages share: small files, each of which the page would name. */
const isOfPages = (id: string) => /web[\\/]src[\\/]/.test(id);

/** The page itself loads these: no later part needs to name them. */
const withThePage = /assets\/(vendor|core|index|rolldown-runtime)-/;

export default defineConfig(({ command }) => {
  // Whatever the process is for, a run of tests or the making of a container: what is built is for use.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    // The server sends the packed files as they are.
    plugins: [
      react(),
      serviceWorker(),
      compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 1_000 }),
    ],
    server: {
      host: '127.0.0.1',
      proxy: { '/api': { target: apiTarget, changeOrigin: false } },
    },
    preview: {
      host: '127.0.0.1',
      proxy: { '/api': { target: apiTarget, changeOrigin: false } },
    },
    build: {
      outDir: 'dist',
      manifest: true,
      sourcemap: false,
      target: 'es2022',
      // The content security policy of the server allows no inline script and no data: style.
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // The page itself names all it needs; what comes later names only what is not there yet.
        resolveDependencies: (_file, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((file) => !withThePage.test(file)),
      },
      rolldownOptions: {
        output: {
          // Short: the page names two hundred files, and what tells one build from the next does not pack.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          // Three shared files instead of sixty: what every page needs, split by how often it changes.
          codeSplitting: {
            groups: [
              {
                name: 'vendor',
                test: /node_modules[\\/](react|react-dom|scheduler|@tanstack|i18next|react-i18next)[\\/]/,
              },
              {
                name: 'core',
                test: (id: string) => isOfList(id) || sharedByAll.some((part) => part.test(id)),
              },
              // The others that several pages show: a file for each would be named once more in the page.
              { name: 'icons', test: isOfLater, minShareCount: 2 },
              { name: 'login', test: isOfLogin },
              { name: 'parts', test: isOfPages, minShareCount: 8 },
            ],
          },
        },
      },
    },
  };
});
