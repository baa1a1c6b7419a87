import { expect, it } from 'vitest';
import { upload } from './upload.ts';

it('a file called back before its turn is not sent', async () => {
  const signal = AbortSignal.abort();
  const sent = upload('os/uploadFiles/1', new Blob(['x']), 'a.jpg', {
    fields: {},
    idempotencyKey: 'k',
    signal,
  });
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
});
