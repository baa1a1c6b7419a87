/** Digits a panel user proves himself with: three of the CPF with a registration, five of the CNPJ without (G-05). */
export function panelDigitsComplete(digits: string, external: boolean): boolean {
  return (external ? /^\d{5}$/ : /^\d{3}$/).test(digits);
}

/** Whether a password holds what everybody knows of its user. */
export function isGuessable(password: string, user: { name: string; registration: string | null }): boolean {
  const typed = password.toLocaleLowerCase('pt-BR');
  const known = [user.registration ?? '', ...user.name.split(/\s+/)];
  return known.some((word) => word.length >= 3 && typed.includes(word.toLocaleLowerCase('pt-BR')));
}
