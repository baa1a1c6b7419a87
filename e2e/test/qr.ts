import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import encodeQR from 'qr';

/** A photo of a label with a text. */
export const photoOf = (text: string) => ({
  name: 'etiqueta.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from(encodeQR(text, 'gif', { scale: 8 })),
});

/** Size of the camera's picture, and of one module of the code in it, in px. */
const width = 640;
const height = 480;
const moduleSize = 10;
const grey = 128;
const dark = 16;
const light = 235;

/**
 * A film that shows a label with a text, for Chromium's pretended camera.
 * @returns its file, and how to do away with it
 */
export function filmOf(text: string): { file: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'terminal-film-'));
  const file = join(folder, 'camera.y4m');
  const chroma = Buffer.alloc((width * height) / 2, grey);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), brightness(encodeQR(text, 'raw')), chroma]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([head, frame, frame]));
  return { file, remove: () => rmSync(folder, { recursive: true }) };
}

/** The code in the middle of a light picture, one byte a pixel. */
function brightness(modules: boolean[][]): Buffer {
  const picture = Buffer.alloc(width * height, light);
  const left = Math.floor((width - modules.length * moduleSize) / 2);
  const top = Math.floor((height - modules.length * moduleSize) / 2);
  modules.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (!isDark) return;
      for (let line = 0; line < moduleSize; line += 1) {
        const start = (top + y * moduleSize + line) * width + left + x * moduleSize;
        picture.fill(dark, start, start + moduleSize);
      }
    });
  });
  return picture;
}

/** A hand scanner types a code and Enter: all keys at once, so that no busy page lies between two of them. */
export async function scanByHand(page: Page, code: string): Promise<void> {
  await Promise.all([...code, 'Enter'].map((key) => page.keyboard.press(key)));
}

/**
 * Types like a slow scanner, `gap` ms between keys; the times are set in the events, so that a busy machine does not matter.
 * @param held where a | stands in the code, it is held up for so many ms
 */
export async function scanSlowly(page: Page, code: string, gap: number, held = 0): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  let at = Date.now();
  for (const key of [...code, 'Enter']) {
    at += key === '|' ? held : gap;
    if (key === '|') continue;
    const text = key === 'Enter' ? '\r' : key;
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text, timestamp: at / 1000 });
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key, timestamp: at / 1000 });
  }
  await keyboard.detach();
}
