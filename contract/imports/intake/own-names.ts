/** What a call of the panel's intakes is called where it is of the company of the session. */
export const ownIntakeNameOf = (name: string): string => name.replace('Intake', 'OwnIntake');

/** What such a call takes: the same without the company. */
export function withoutCompany<V>(input: Readonly<Record<string, V>>): Record<string, V> {
  const { empresa: _, nr_seq_empresa: __, ...left } = input;
  return left;
}
