import { keyText, partsOfKey } from '@terminal/contract/key-secret';
import { expect, it } from 'vitest';
import { newSecret } from './secret.ts';

it('makes secrets the server takes, each another one', () => {
  const secrets = Array.from({ length: 200 }, newSecret);
  expect(new Set(secrets).size).toBe(200);
  for (const secret of secrets) expect(partsOfKey(keyText('0'.repeat(32), secret))?.secret).toBe(secret);
});
