import { SavedButton } from '../../saved/components/SavedButton.tsx';

interface SavedScriptsProps {
  value: string;
  onChange: (script: string) => void;
}

/** The own scripts beside an editor: kept from it, and put into it. */
export const SavedScripts = ({ value, onChange }: SavedScriptsProps) => (
  <SavedButton
    table={null}
    now={value.trim() === '' ? null : { tp_salvo: 'S', ds_script: value }}
    onUse={({ ds_script }) => onChange(ds_script ?? '')}
  />
);
