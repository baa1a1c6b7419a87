import { describe } from 'vitest';
import { openFirefox } from './firefox.ts';
import { workIn } from './journey.ts';

const path = process.env['FIREFOX_PATH'];

describe.skipIf(path === undefined)('Firefox', () => workIn(() => openFirefox(path ?? '')));
