import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useState } from 'react';
import { Avatar } from '../../../core/components/Avatar.tsx';
import { Badge } from '../../../core/components/Badge.tsx';
import { Button, IconButton } from '../../../core/components/Button.tsx';
import { Chip } from '../../../core/components/Chip.tsx';
import { DigitBoxes } from '../../../core/components/DigitBoxes.tsx';
import { SelectField, TextField } from '../../../core/components/Field.tsx';
import { ClearKey, EraseKey, Keypad } from '../../../core/components/Keypad.tsx';
import { Pagination } from '../../../core/components/Pagination.tsx';
import { Segmented } from '../../../core/components/Segmented.tsx';
import { Switch } from '../../../core/components/Switch.tsx';
import { notify } from '../../../core/notices.ts';
import css from '../pages/ShowcasePage.module.css';
import { Part } from './Part.tsx';

const ok = () => notify.success('OK');

/** Buttons, fields, chips, pages and keys. */
export function Controls() {
  return (
    <>
      <Part name="Button">
        {(['primary', 'tinted', 'plain', 'quiet', 'danger'] as const).map((look) => (
          <Button key={look} look={look} onClick={ok}>
            {look}
          </Button>
        ))}
        <Button disabled>disabled</Button>
        <Button icon={<IconAdjustmentsHorizontal aria-hidden />} onClick={ok}>
          Filtros
        </Button>
        <IconButton look="plain" label="Atualizar" icon={<IconRefresh aria-hidden />} onClick={ok} />
      </Part>
      <Choices />
      <Fields />
      <Keys />
      <Part name="Avatar, Badge">
        {['João Pereira', 'Ana Lima', 'Carlos', 'Juliana Prado', 'Édson'].map((name) => (
          <Avatar key={name} name={name} size={56} />
        ))}
        <Badge count={47} />
        <Badge count={1200} current />
        <Badge count={8} look="plain" />
      </Part>
    </>
  );
}

function Choices() {
  const [page, setPage] = useState(2);
  const [layout, setLayout] = useState<'cards' | 'columns'>('cards');
  const [on, setOn] = useState(false);
  return (
    <Part name="Chip, Segmented, Pagination, Switch">
      <Chip value="Mais antigas" onRemove={ok} />
      <Chip name="Criticidade" value="Maior" onRemove={ok} />
      <Segmented
        label="Layout"
        value={layout}
        onChange={setLayout}
        options={[
          { value: 'cards', label: 'Cards' },
          { value: 'columns', label: 'Colunas' },
        ]}
      />
      <Pagination page={page} lastPage={4} onPage={setPage} />
      <Switch label="Mecânico externo" checked={on} onChange={setOn} />
    </Part>
  );
}

function Fields() {
  return (
    <Part name="TextField, SelectField">
      <div className={css['wide']}>
        <TextField label="Placa" placeholder="ABC1D23" />
      </div>
      <div className={css['wide']}>
        <TextField label="KM" defaultValue="12" error="Insira um KM maior que o atual" />
      </div>
      <div className={css['wide']}>
        <SelectField
          label="Segmento"
          options={[
            { value: '', label: 'Todos' },
            { value: '1', label: 'FREIOS' },
          ]}
          onChange={ok}
        />
      </div>
    </Part>
  );
}

function Keys() {
  const [digits, setDigits] = useState('12');
  return (
    <Part name="DigitBoxes, Keypad">
      <div className={css['wide']}>
        <DigitBoxes
          label="3 primeiros dígitos do CPF"
          length={3}
          value={digits}
          onChange={setDigits}
          keypad
        />
      </div>
      <div className={css['wide']}>
        <DigitBoxes label="CNPJ" length={5} value="001" onChange={ok} error="CPF Incorreto" />
      </div>
      <div className={css['full']}>
        <Keypad
          onDigit={(digit) => setDigits((now) => (now + digit).slice(0, 3))}
          left={<ClearKey onPress={() => setDigits('')} />}
          right={<EraseKey onPress={() => setDigits((now) => now.slice(0, -1))} />}
        />
      </div>
    </Part>
  );
}
