import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs';
import IconIdOff from '@tabler/icons-react/dist/esm/icons/IconIdOff.mjs';
import { useId, useState } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { isCancelled } from '../../core/panel/client.ts';
import { PanelError } from '../../core/panel/PanelError.tsx';
import { NfcButton } from '../../core/scan/NfcButton.tsx';
import { useBadge } from '../../core/scan/useBadge.ts';
import { type PersonData, useSetBadge } from '../api.ts';

interface BadgeProps {
  company: string;
  person: PersonData;
}

/** Gives the person a badge, or takes it away (G-126). */
export function BadgeActs({ company, person }: BadgeProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  const { mutate, isPending } = useSetBadge();
  const [asking, setAsking] = useState(false);
  const has = person.st_cracha === 'S';
  const takeAway = () =>
    mutate(
      { body: { nr_seq_empresa: Number(company), nr_sequencial: person.nr_sequencial, cracha: null } },
      {
        onSuccess: () => notify.success(t('person.badge.gone')),
        onError: (error) => isCancelled(error) || notify.error(say(error)),
      },
    );
  return (
    <>
      <Button icon={<IconId size={20} aria-hidden />} onClick={() => setAsking(true)}>
        {t(has ? 'person.badge.change' : 'person.badge.give')}
      </Button>
      {has && (
        <Button icon={<IconIdOff size={20} aria-hidden />} busy={isPending} onClick={takeAway}>
          {t('person.badge.take')}
        </Button>
      )}
      {asking && <BadgeSheet company={company} person={person} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Asks for the badge, scanned or typed. */
function BadgeSheet({ company, person, onClose }: BadgeProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const [code, setCode] = useState('');
  const { mutate, isPending, error } = useSetBadge();
  const give = (cracha: string) =>
    mutate(
      { body: { nr_seq_empresa: Number(company), nr_sequencial: person.nr_sequencial, cracha } },
      {
        onSuccess: () => {
          notify.success(t('person.badge.given'));
          onClose();
        },
      },
    );
  useBadge((badge) => isPending || give(badge));
  return (
    <Sheet
      title={t('person.badge.title', { name: person.ds_colaborador })}
      about={t('person.badge.about')}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} look="primary" busy={isPending} disabled={code.trim() === ''}>
          {t('person.badge.save')}
        </Button>
      }
    >
      <form
        id={formId}
        className="rows"
        onSubmit={(event) => {
          event.preventDefault();
          give(code.trim());
        }}
      >
        <TextField
          label={t('person.badge.code')}
          value={code}
          autoComplete="off"
          spellCheck={false}
          data-focus-first
          onChange={({ target }) => setCode(target.value)}
        />
        <NfcButton onRead={setCode} />
        {!isCancelled(error) && <PanelError error={error} />}
      </form>
    </Sheet>
  );
}
