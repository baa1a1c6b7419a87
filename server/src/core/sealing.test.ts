import { expect, it } from 'vitest';
import { seal, unseal } from './sealing.ts';

const secretKey = 'the key of now, long enough for this';
const bytes = Buffer.from('twenty bytes secret!');

it('what is sealed is read with its key alone, and for its purpose alone', () => {
  const sealed = seal(secretKey, 'fator', bytes);
  expect(sealed.includes(bytes)).toBe(false);
  expect(unseal({ secretKey }, 'fator', sealed)).toEqual(bytes);
  expect(unseal({ secretKey: 'some other key of another place' }, 'fator', sealed)).toBeUndefined();
  expect(unseal({ secretKey }, 'outro', sealed)).toBeUndefined();
});

it('either key of a change of keys reads it', () => {
  const sealed = seal(secretKey, 'fator', bytes);
  expect(
    unseal({ secretKey: 'the coming key, as long as the other', otherKey: secretKey }, 'fator', sealed),
  ).toEqual(bytes);
});

it.each([0, 12, 28, 47])('one that was changed at byte %i is not read, nor one that was cut', (at) => {
  const sealed = seal(secretKey, 'fator', bytes);
  const changed = Buffer.from(sealed);
  changed[at] = (changed[at] ?? 0) ^ 1;
  expect(unseal({ secretKey }, 'fator', changed)).toBeUndefined();
  expect(unseal({ secretKey }, 'fator', sealed.subarray(0, at))).toBeUndefined();
});

it('the same bytes are sealed to something else each time', () => {
  expect(seal(secretKey, 'fator', bytes)).not.toEqual(seal(secretKey, 'fator', bytes));
});
