import { describe, expect, it } from 'vitest';
import { pathRefusal, reportNames, reportOf } from './path.rules.ts';

describe('the path of a routine', () => {
  it.each([
    '/rotinas/preventivas/avisar',
    '/a',
    '/rotina?data=hoje&filial=1',
    '/rotinas/relat%C3%B3rio.php',
    '/~equipe/rotina(1);v=2',
    ...reportNames.map((name) => `interno:${name}`),
  ])('%s may be asked for', (path) => {
    expect(pathRefusal(path)).toBeNull();
  });

  it.each([
    ['a relative path', 'rotinas/x'],
    ['another host', 'http://169.254.169.254/latest'],
    ['another host without scheme', '//169.254.169.254/latest'],
    ['a second slash further on', '/rotinas//x'],
    ['an encoded second slash', '/rotinas/%2Fx'],
    ['the folder above', '/rotinas/../admin'],
    ['the folder above, encoded', '/rotinas/%2e%2e/admin'],
    ['the folder above, half encoded', '/rotinas/.%2E/admin'],
    ['the folder above, encoded twice', '/rotinas/%252e%252e/admin'],
    ['the folder above, encoded three times', '/rotinas/%25252e%25252e/admin'],
    ['more encodings than anybody needs', `/a%${'25'.repeat(9)}41`],
    ['a folder that is its own', '/rotinas/./x'],
    ['an encoded folder that is its own', '/rotinas/%2e/x'],
    ['a backslash', '/rotinas\\..\\x'],
    ['an encoded backslash', '/rotinas%5C%5Cevil'],
    ['userinfo', '/@169.254.169.254'],
    ['encoded userinfo', '/%40169.254.169.254'],
    ['a fragment', '/x#y'],
    ['a blank', '/x y'],
    ['an encoded blank', '/x%20y'],
    ['a line end', '/x\r\nHost: evil'],
    ['an encoded line end', '/x%0d%0aHost:%20evil'],
    ['a zero', '/x%00'],
    ['a broken encoding', '/x%zz'],
    ['an encoding that is no text', '/x%ff'],
    ['letters beyond ASCII', '/relatório'],
    ['a full-width stop', '/rotinas/．．/x'],
    ['an unknown report', 'interno:senhas'],
    ['a report with more', 'interno:produtividade/..'],
    ['a report in capitals', 'INTERNO:produtividade'],
    ['nothing', ''],
    ['javascript', 'javascript:alert(1)'],
    ['a file', 'file:///etc/passwd'],
  ])('%s is refused', (_what, path) => {
    expect(pathRefusal(path)).toBe('CAMINHO_ROTINA_INVALIDO');
  });

  it('names a built-in report, or none', () => {
    expect(reportOf('interno:produtividade')).toBe('produtividade');
    expect(reportOf('/produtividade')).toBeNull();
  });
});
