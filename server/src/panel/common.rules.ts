/** Common words in passwords, in general and here; they are guessed first, so they add no strength. */
export const commonWords = [
  'password passwort contrasena contrasenha palavra senha clave secret secreto segredo admin administrador administrator',
  'usuario user root master mestre teste test demo guest login acesso entrar bemvindo bienvenido welcome hello changeme trocar',
  'mudar default padrao temporario temp letmein iloveyou amor teamo love monkey dragon football futebol baseball batman superman',
  'princess princesa sunshine estrela deus jesus brasil brazil familia felicidade flamengo corinthians palmeiras saopaulo santos',
  'vasco gremio internacional cruzeiro maria joao pedro ana carlos lucas gabriel terminal painel panel frota flota fleet oficina',
  'taller workshop empresa company caminhao camion onibus veiculo pneu manutencao mantenimiento sistema system servidor server',
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro verao inverno',
]
  .flatMap((line) => line.split(' '))
  .toSorted((a, b) => b.length - a.length);

/** Rows of keys and letters that a hand runs along. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujmikolp',
];

/** Whether three characters are adjacent in such a row, forwards or backwards, or are equal. */
export function isRun(part: string): boolean {
  const back = [...part].toReversed().join('');
  return new Set(part).size === 1 || rows.some((row) => row.includes(part) || row.includes(back));
}
