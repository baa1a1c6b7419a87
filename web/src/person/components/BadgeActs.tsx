import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs';
import IconIdOff from '@tabler/icons-react/dist/esm/icons/IconIdOff.mjs';
import { useState } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { isCancelled } from '../../core/panel/client.ts';
import { PanelError } from '../../core/panel/PanelError.tsx';
import { BadgeSheet } from '../../identity/components/BadgeSheet.tsx';
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
      {asking && <GiveBadge company={company} person={person} onClose={() => setAsking(false)} />}
    </>
  );
}

function GiveBadge({ company, person, onClose }: BadgeProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useSetBadge();
  return (
    <BadgeSheet
      words={{
        title: t('person.badge.title', { name: person.ds_colaborador }),
        about: t('person.badge.about'),
        code: t('person.badge.code'),
        save: t('person.badge.save'),
      }}
      busy={isPending}
      failure={!isCancelled(error) && <PanelError error={error} />}
      onGive={(cracha) =>
        mutate(
          { body: { nr_seq_empresa: Number(company), nr_sequencial: person.nr_sequencial, cracha } },
          {
            onSuccess: () => {
              notify.success(t('person.badge.given'));
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
