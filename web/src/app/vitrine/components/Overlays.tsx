import { useState } from 'react';
import { Avatar } from '../../../core/components/Avatar.tsx';
import { Button } from '../../../core/components/Button.tsx';
import { Sheet } from '../../../core/components/Sheet.tsx';
import { notify, showPopup } from '../../../core/notices.ts';
import { Part } from './Part.tsx';

/** Sheets, notices and the popup. */
export function Overlays() {
  const [open, setOpen] = useState<'plain' | 'halves' | null>(null);
  const close = () => setOpen(null);
  return (
    <Part name="Sheet, Notices">
      <Button onClick={() => setOpen('plain')}>Sheet</Button>
      <Button onClick={() => setOpen('halves')}>Sheet with aside</Button>
      <Button onClick={() => notify.success('Registro salvo')}>Success</Button>
      <Button onClick={() => notify.error('Existe uma ordem de compra em aberto')}>Error</Button>
      <Button onClick={() => showPopup({ title: 'Oops!', text: 'Insira todas as informações!' })}>
        Popup
      </Button>
      {open === 'plain' && (
        <Sheet
          title="Por que vai pausar?"
          onClose={close}
          footer={
            <Button look="primary" size="xl" wide onClick={close}>
              Pausar OS 184.497
            </Button>
          }
        >
          <p>Refeicao, Deslocamento, Aguardando Peças</p>
        </Sheet>
      )}
      {open === 'halves' && (
        <Sheet title="Confirme que é você" size="l" onClose={close} aside={<Avatar name="João" size={168} />}>
          <p>3 primeiros dígitos do seu CPF</p>
        </Sheet>
      )}
    </Part>
  );
}
