import { describe, expect, it } from 'vitest';
import { codeOf, type Tag } from './nfc.ts';

const bytes = (text: string) => new DataView(new TextEncoder().encode(text).buffer);
const tag = (...records: Tag['message']['records']): Tag => ({
  serialNumber: '04:a2:2b:9c',
  message: { records },
});

describe('the code of a tag', () => {
  it('is its serial number as readers at a keyboard type it', () => {
    expect(codeOf(tag())).toBe('04A22B9C');
  });
  it('is the first text on it that can be a badge', () => {
    const records = [
      { recordType: 'url', data: bytes('https://empresa.com.br') },
      { recordType: 'text', encoding: 'utf-8', data: bytes('oi') },
      { recordType: 'text', encoding: 'utf-8', data: bytes(' CRACHA-1001 ') },
    ];
    expect(codeOf(tag(...records))).toBe('CRACHA-1001');
  });
  it('is the serial number where no text can be one', () => {
    expect(codeOf(tag({ recordType: 'text', data: bytes('João') }, { recordType: 'empty' }))).toBe(
      '04A22B9C',
    );
  });
});
