import { describe } from 'vitest';
import { workIn } from './journey.ts';
import { openWebKit } from './webkit.ts';

const driver = process.env['WEBKIT_DRIVER'];
const browser = process.env['WEBKIT_BROWSER'];

describe.skipIf(driver === undefined || browser === undefined)('WebKit', () =>
  workIn(() => openWebKit({ driver: driver ?? '', browser: browser ?? '' })),
);
