import { describe, expect, it } from 'vitest';
import { addressPatterns, namePatterns, type Pattern, shapeOf } from './texts.rules.ts';

const word = '[\\p{L}\\p{N}_]';

/** A pattern of PostgreSQL as one of JavaScript: \m and \M begin and end a word, any sign may follow a backslash. */
const inJavaScript = (pattern: string) =>
  pattern
    .replaceAll('\\m', `(?<!${word})(?=${word})`)
    .replaceAll('\\M', `(?<=${word})(?!${word})`)
    .replaceAll(/\\(['@-])/g, '$1');

/** What PostgreSQL makes of a text; capitals do not count. */
const replaced = (text: string, patterns: readonly Pattern[]) =>
  patterns.reduce(
    (left, { pattern, instead }) => left.replaceAll(new RegExp(inJavaScript(pattern), 'giu'), instead),
    text,
  );

const full = { oneWord: false, shared: false };
const single = { oneWord: true, shared: false };
const named = (name: string) => ({ id: 7, name, registration: null, email: null });

describe('the shape of a column', () => {
  it.each([
    ['js_antes', 'json'],
    ['js_valores', 'json'],
    ['ds_celulas', 'array'],
    ['ds_chaves', 'array'],
    ['ds_lida', 'array'],
    ['ds_motivo', 'text'],
    ['ds_js_nota', 'text'],
  ])('%s is %s', (column, shape) => {
    expect(shapeOf(column)).toBe(shape);
  });
});

describe('a name of several words', () => {
  const clean = (text: string, name = 'MARIA SOUZA', place = 'os.ds_observacao') =>
    replaced(text, namePatterns(named(name), full, place));

  it.each([
    ['MARIA SOUZA', 'PESSOA 7'],
    ['Falar com Maria Souza.', 'Falar com PESSOA 7.'],
    ['maria souza e MARIA SOUZA', 'PESSOA 7 e PESSOA 7'],
    ['(MARIA SOUZA)', '(PESSOA 7)'],
    ['"MARIA SOUZA"', '"PESSOA 7"'],
    ['MARIA SOUZA2', 'MARIA SOUZA2'],
    ['ANAMARIA SOUZA', 'ANAMARIA SOUZA'],
    ['MARIA SOUZAS', 'MARIA SOUZAS'],
    ['MARIA  SOUZA', 'MARIA  SOUZA'],
    ['MARIA DE SOUZA', 'MARIA DE SOUZA'],
    ['MARIA', 'MARIA'],
  ])('in "%s" leaves "%s"', (text, left) => {
    expect(clean(text)).toBe(left);
  });

  it('with letters of other alphabets and accents is found as whole words', () => {
    expect(clean('JOÃO ÁVILA, JOÃO ÁVILAÇ', 'JOÃO ÁVILA')).toBe('PESSOA 7, JOÃO ÁVILAÇ');
  });

  it.each([
    ['J. SOUZA', 'JX SOUZA'],
    ['ANA+B SOUZA', 'ANAAB SOUZA'],
    ["D'AVILA LIMA", 'DAVILA LIMA'],
    ['ANA-LIMA REIS', 'ANALIMA REIS'],
    ['ANA|REIS B', 'ANA'],
  ])('"%s" means its signs, not a pattern: "%s" stays', (name, other) => {
    expect(clean(name, name)).toBe('PESSOA 7');
    expect(clean(other, name)).toBe(other);
  });

  it('is looked for the same way in every column, without spaces around it', () => {
    for (const place of ['os.ds_observacao', 'evento.js_dados', 'carga_linha.ds_celulas'])
      expect(namePatterns(named(' MARIA SOUZA '), full, place)).toEqual([
        { pattern: '\\mMARIA SOUZA\\M', instead: 'PESSOA 7' },
      ]);
  });
});

describe('a name of one word', () => {
  const patterns = (place: string) => namePatterns(named('ROSA'), single, place);

  it('is left in what people write: it may be a word of the language', () => {
    for (const place of ['os.ds_observacao', 'carga.ds_arquivo', 'correcao.ds_motivo'])
      expect(patterns(place)).toEqual([]);
  });

  it.each([
    ['{"nome": "ROSA"}', '{"nome": "PESSOA 7"}'],
    ['{"nome": "Rosa"}', '{"nome": "PESSOA 7"}'],
    ['{"cor": "ROSA CLARO"}', '{"cor": "ROSA CLARO"}'],
    ['{"ROSAS": 1}', '{"ROSAS": 1}'],
  ])('as a whole value of JSON goes: %s', (text, left) => {
    expect(replaced(text, patterns('carga_feita.js_antes'))).toBe(left);
  });

  it.each([
    ['{ROSA,2}', '{"PESSOA 7",2}'],
    ['{2,"ROSA"}', '{2,"PESSOA 7"}'],
    ['{rosa}', '{"PESSOA 7"}'],
    ['{"ROSA CLARO",ROSAS}', '{"ROSA CLARO",ROSAS}'],
  ])('as a whole cell of a file goes: %s', (text, left) => {
    expect(replaced(text, patterns('carga_linha.ds_celulas'))).toBe(left);
  });

  it.each([
    ['ROSA', 'PESSOA 7'],
    [' rosa ', 'PESSOA 7'],
    ['ROSA CLARO', 'ROSA CLARO'],
    ['A ROSA', 'A ROSA'],
  ])('as the whole value at fault goes: "%s"', (text, left) => {
    expect(replaced(text, patterns('carga_falha.ds_valor'))).toBe(left);
  });

  it('in cells and values is sought in files of people alone; in JSON everywhere', () => {
    for (const place of ['carga_linha.ds_celulas', 'carga_falha.ds_valor', 'carga_mantida.ds_registro'])
      expect(patterns(place)).toEqual([expect.objectContaining({ inFilesOfPeople: true })]);
    for (const place of ['carga_falha.js_valores', 'comando.js_resposta'])
      expect(patterns(place)).toEqual([{ pattern: '"ROSA"', instead: '"PESSOA 7"' }]);
  });
});

describe('an address of letters', () => {
  const clean = (text: string, email: string | null = 'ana.b@x.com') =>
    replaced(text, addressPatterns({ ...named('ANA'), email }));

  it.each([
    ['ana.b@x.com', 'sem-endereco@invalid'],
    ['para ANA.B@X.COM;', 'para sem-endereco@invalid;'],
    ['<ana.b@x.com>', '<sem-endereco@invalid>'],
    ['mariana.b@x.com', 'mariana.b@x.com'],
    ['d.ana.b@x.com', 'd.ana.b@x.com'],
    ['d+ana.b@x.com', 'd+ana.b@x.com'],
    ['ana.b@x.company', 'ana.b@x.company'],
    ['ana.b@x.com-y', 'ana.b@x.com-y'],
    ['anaXb@x.com', 'anaXb@x.com'],
  ])('in "%s" leaves "%s"', (text, left) => {
    expect(clean(text)).toBe(left);
  });

  it('that is not known changes nothing', () => {
    expect(clean('ana.b@x.com', null)).toBe('ana.b@x.com');
  });
});
