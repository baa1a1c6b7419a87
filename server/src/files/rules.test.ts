import { describe, expect, it } from 'vitest';
import {
  cleanName,
  endingOf,
  folderOf,
  isPicture,
  miniOf,
  nameOf,
  ownerOf,
  partRefusal,
  quotaRefusal,
} from './rules.ts';

describe('limits of files', () => {
  it.each([
    [100, 500, null],
    [101, 0, 100],
    [1, 501, 500],
  ])('%i of an order and %i of a person overstep %j', (owned, sent, limit) => {
    expect(quotaRefusal({ owned, sent })).toBe(limit);
  });

  const megabyte = 1024 * 1024;
  it.each([
    [{ received: megabyte, others: 0 }, megabyte, null],
    [{ received: megabyte, others: 0 }, megabyte + 1, { codigo: 'ARQUIVO_GRANDE', limit: 2 }],
    [{ received: 0, others: 2 }, 1, null],
    [{ received: 0, others: 3 }, 1, { codigo: 'ARQUIVOS_DEMAIS', limit: 3 }],
  ])('after %j a part of %i bytes is answered with %j', (file, length, refusal) => {
    expect(partRefusal(file, length, { qt_mb_anexo: 2, qt_anexos: 3 })).toEqual(refusal);
  });
});

describe('names of files', () => {
  it.each([
    ['foto.jpg', 'foto.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\fotos\\motor.png', 'motor.png'],
    ['laudo\u0000\u202Egpj.pdf', 'laudogpj.pdf'],
    ['  ', 'arquivo'],
    ['..', 'arquivo'],
    [undefined, 'arquivo'],
    ['\uD800x.png', '\uFFFDx.png'],
  ])('a name %j is kept as %j', (sent, kept) => {
    expect(cleanName(sent)).toBe(kept);
  });

  it.each([
    ['fatura.html', 'application/pdf', 'fatura.pdf'],
    ['fatura.pdf.html', 'application/pdf', 'fatura.pdf'],
    ['laudo.PDF', 'application/pdf', 'laudo.PDF'],
    ['motor.jpeg', 'image/jpeg', 'motor.jpeg'],
    ['OS 12.5', 'image/png', 'OS 12.5.png'],
    ['arquivo', 'image/webp', 'arquivo.webp'],
    ['.html', 'application/pdf', 'arquivo.pdf'],
    ['x'.repeat(120), 'image/jpeg', `${'x'.repeat(116)}.jpg`],
  ])('%s that is %s is called %s', (clean, mime, kept) => {
    expect(nameOf(clean, mime)).toBe(kept);
  });

  it('cuts a name that is too long', () => {
    expect(cleanName('a'.repeat(400))).toHaveLength(120);
  });

  it('finds a stored file from its small picture', () => {
    expect(ownerOf(miniOf('1/2026-01-02/x.jpg'))).toBe('1/2026-01-02/x.jpg');
    expect(ownerOf('1/2026-01-02/x.jpg')).toBe('1/2026-01-02/x.jpg');
  });

  it('puts a day of a company into a folder of its own', () => {
    expect(folderOf(7, new Date('2026-01-02T23:00:00Z'))).toBe('7/2026-01-02');
  });
});

describe('types of files', () => {
  it.each([
    ['image/jpeg', 'jpg'],
    ['image/png', 'png'],
    ['image/webp', 'webp'],
    ['application/pdf', 'pdf'],
    ['image/svg+xml', undefined],
    ['text/html', undefined],
    ['application/x-msdownload', undefined],
    ['video/mp4', undefined],
    [undefined, undefined],
  ])('%s is taken as %s', (mime, ending) => {
    expect(endingOf(mime)).toBe(ending);
  });

  it('knows pictures from documents', () => {
    expect([isPicture('image/png'), isPicture('application/pdf')]).toEqual([true, false]);
  });
});
