import type { ComponentProps } from 'react';
import { SelectField } from './Field.tsx';
import { NotLoaded } from './NotLoaded.tsx';

type ChoiceFieldProps = ComponentProps<typeof SelectField> & ComponentProps<typeof NotLoaded>;

/** A choice whose options are loaded: where they could not be it says so, with a new attempt. */
export function ChoiceField({ answer, ...field }: Omit<ChoiceFieldProps, 'title'>) {
  return (
    <div>
      <SelectField {...field} />
      <NotLoaded answer={answer} />
    </div>
  );
}
