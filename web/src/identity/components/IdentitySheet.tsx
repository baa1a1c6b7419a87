import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { pinLengthOf } from '@terminal/contract/pin';
import { useEffect, useRef, useState } from 'react';
import { type CallError, isDigitsRefusal } from '../../core/api/errors.ts';
import { Avatar } from '../../core/components/Avatar.tsx';
import { Button, IconButton } from '../../core/components/Button.tsx';
import { DigitBoxes } from '../../core/components/DigitBoxes.tsx';
import { DigitsHelp } from '../../core/components/DigitsHelp.tsx';
import { ClearKey, EraseKey, Keypad, OkKey } from '../../core/components/Keypad.tsx';
import { Plate } from '../../core/components/Plate.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { Wait } from '../../core/components/Wait.tsx';
import { dotted } from '../../core/format/dotted.ts';
import { number } from '../../core/format/numbers.ts';
import type { TFunction } from '../../core/i18n/translate.ts';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { longestGaps } from '../../core/scan/key-reader.ts';
import { NfcButton } from '../../core/scan/NfcButton.tsx';
import { useBadge } from '../../core/scan/useBadge.ts';
import { isSecondPress } from '../../core/second-press.ts';
import { useSession } from '../../core/session/store.ts';
import { useMedia } from '../../core/useMedia.ts';
import type { Actor } from '../actor.ts';
import type { Confirmed, InventoryAct } from '../confirmed.ts';
import { dropEnterAfterDigits } from '../stray-enter.ts';
import css from './IdentitySheet.module.css';

/** The acting person, as the commands take it (G-24). */
export interface Identity {
  nr_seq_clifor: number;
  cpf: string;
}

/** Who goes on with the work in hand; without digits: those typed before still count (G-125). */
export type WorkIdentity = Pick<Identity, 'nr_seq_clifor'> & Partial<Identity>;

interface IdentitySheetProps {
  flow: Confirmed;
  actor: Actor;
  /** Wrong or blocked digits of the last try. */
  failure: CallError | null;
  busy: boolean;
  onConfirm: (identity: Identity) => void;
  onClose: () => void;
  /** Staff may pick another technician. */
  onChangeActor?: (() => void) | undefined;
}

/** Digits of a CPF, or of a CNPJ. */
const cpfDigits = 3;
/** ms within which a scanner's next key comes. */
const scannersGap = longestGaps.page + 20;

/**
 * Three digits prove who acts, or the badge; it goes on by itself at the third (DETAIL-13, G-24, G-126). Where the company has
 * PINs it goes on at their last digit, and OK sends the three digits of who has none (AUTH-29).
 * They live in this component alone and are gone with it.
 */
export function IdentitySheet({
  flow,
  actor,
  failure,
  busy,
  onConfirm,
  onClose,
  onChangeActor,
}: IdentitySheetProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  const { parametros } = useSession();
  const pin = actor.kind === 'supplier' ? null : pinLengthOf(parametros.tamanho_pin);
  const room = pin ?? cpfDigits;
  const [digits, setDigits] = useState('');
  const [short, setShort] = useState(false);
  const [part, setPart] = useState(false);
  const sent = useRef(false);
  const scanned = useRef(false);
  const waiting = useRef(0);
  useEffect(() => {
    if (!failure) return;
    sent.current = false;
    setDigits('');
  }, [failure]);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const isScanning = useBadge((badge) => prove(badge, true), tellPart);

  /** What stands there is no person's digits, and no whole badge: it is never tried. */
  function tellPart() {
    clearTimeout(waiting.current);
    if (sent.current || busy) return;
    setDigits('');
    setPart(true);
  }

  function prove(cpf: string, byBadge = false) {
    clearTimeout(waiting.current);
    if (sent.current || busy) return;
    setPart(false);
    sent.current = true;
    scanned.current = byBadge;
    if (!byBadge) dropEnterAfterDigits();
    onConfirm({ nr_seq_clifor: actor.nr_seq_clifor, cpf });
  }

  /** @param after ms until the last digit counts */
  function write(next: string, after = 0) {
    // At the last digit the command is on its way: no further key counts until it is answered.
    if (sent.current || busy) return;
    const value = next.slice(0, room);
    setDigits(value);
    setPart(false);
    setShort(false);
    clearTimeout(waiting.current);
    if (value.length < room) return;
    if (after === 0) prove(value);
    else if (isScanning()) waiting.current = window.setTimeout(tellPart, longestGaps.rest);
    else waiting.current = window.setTimeout(() => prove(value), after);
  }

  /** OK: three digits are those of who has no PIN. */
  function goOn() {
    if (pin === null || digits === '' || isScanning()) return;
    if (digits.length === cpfDigits) prove(digits);
    else setShort(digits.length < room);
  }

  const first = actor.name.split(' ')[0] ?? actor.name;
  const picked = actor.kind === 'picked';
  function wrongOf(refusal: CallError): string {
    if (scanned.current) return wrongBadge(refusal, first, onChangeActor, t) ?? say(refusal);
    return wrongTyped(refusal, actor, pin, t) ?? say(refusal);
  }
  function wrongNow(): string | undefined {
    if (part) return t('scan.badge.part');
    if (short && pin !== null) return t('identity.pin.short', { count: pin });
    return failure === null || digits !== '' ? undefined : wrongOf(failure);
  }
  const wrong = wrongNow();
  const erase = <EraseKey onPress={() => write(digits.slice(0, -1))} />;
  return (
    <Sheet
      size="l"
      title={picked ? t('identity.titleOf', { name: first }) : t('identity.title')}
      onClose={onClose}
      aside={<Who flow={flow} actor={actor} onChange={onChangeActor} />}
    >
      <div className={css['digits']}>
        <DigitBoxes
          centred
          keypad
          focusFirst
          label={labelOf(actor, first, pin !== null, t)}
          length={room}
          value={digits}
          onChange={(typed) => write(typed, scannersGap)}
          // Keys that follow the last digit at once are a scanner's: the code they end in counts.
          onKey={(key) => {
            if (key === 'Enter') goOn();
            if (digits.length === room) write(digits, scannersGap);
          }}
          error={wrong}
        />
        {failure?.retryAfter != null && <Wait key={failure.retryAfter} seconds={failure.retryAfter} />}
        {failure !== null && !scanned.current && digits === '' && (
          <DigitsHelp error={failure} pins={pin !== null} />
        )}
        <Keypad
          // The last of wrong digits pressed twice does not begin the next try: its refusal stays.
          onDigit={(digit) => (wrong !== undefined && isSecondPress()) || write(digits + digit)}
          left={pin === null ? <ClearKey onPress={() => write('')} /> : erase}
          right={pin === null ? erase : <OkKey onPress={goOn} />}
        />
        <p className={css['sending']} role="status">
          {wayOn(busy, actor, pin, t)}
        </p>
        {actor.kind !== 'supplier' && <NfcButton onRead={(badge) => prove(badge, true)} />}
      </div>
    </Sheet>
  );
}

/** What else proves who acts; a supplier has digits alone. */
function wayOn(busy: boolean, { kind }: Actor, pin: number | null, t: TFunction): string | null {
  if (busy) return t('identity.sending');
  if (kind === 'supplier') return null;
  return t(pin === null ? 'scan.badge.enter' : 'identity.pin.none');
}

/** What was wrong with a badge, and how its owner takes over; undefined: the refusal says it. */
function wrongBadge({ codigo }: CallError, name: string, onChange: WhoProps['onChange'], t: TFunction) {
  if (codigo !== 'CPF_INCORRETO') return undefined;
  return t(onChange ? 'identity.badgeOther' : 'identity.badgeWrong', { name });
}

/** What was wrong with digits that are no CPF; undefined: the refusal says it. */
function wrongTyped(failure: CallError, { kind }: Actor, pin: number | null, t: TFunction) {
  if (!isDigitsRefusal(failure) || failure.codigo === 'CPF_EXIGIDO') return undefined;
  if (kind === 'supplier') return t('identity.cnpjWrong');
  return pin === null ? undefined : t('core.digits.wrong');
}

function labelOf({ kind }: Actor, name: string, hasPins: boolean, t: TFunction): string {
  if (kind === 'supplier') return t('identity.cnpj');
  if (hasPins) return kind === 'picked' ? t('identity.pin.of', { name }) : t('identity.pin.own');
  return kind === 'picked' ? t('identity.cpfOf', { name }) : t('identity.cpf');
}

function Vehicle({ work, size }: { work: Exclude<Confirmed, InventoryAct>['work']; size: 's' | 'm' }) {
  const { t } = useTranslation();
  return (
    <>
      <Plate plate={work.nr_placa} size={size} />
      <div>
        <strong>
          {work.nr_sequencial === null
            ? [
                t('core.newOrder'),
                ...(work.others > 0 ? [t('core.andMore', { count: work.others })] : []),
              ].join(' ')
            : t('core.order', { number: number(work.nr_sequencial) })}
        </strong>
        {work.nr_frota !== null && (
          <span>
            {t('core.fleet')} {work.nr_frota}
          </span>
        )}
      </div>
    </>
  );
}

interface WhoProps {
  flow: Confirmed;
  actor: Actor;
  onChange?: (() => void) | undefined;
}

/** For what and in whose name: the left half, or the top of the sheet on phones. */
function Who({ flow, actor, onChange }: WhoProps) {
  const { t } = useTranslation();
  const tablet = useMedia('tablet');
  const sideways = useMedia('sideways');
  const act = 'next' in flow && flow.next !== undefined ? 'next' : flow.kind;
  const registration =
    actor.registration === null ? null : t('identity.registration', { number: actor.registration });
  return (
    <div className={css['who']}>
      <div className={css['order']}>
        <span className={css['action']}>{t(`identity.action.${act}`)}</span>
        {flow.work.nr_placa !== null && <Vehicle work={flow.work} size={tablet ? 'm' : 's'} />}
      </div>
      <div className={css['person']}>
        <Avatar name={actor.name} photo={actor.photo} size={tablet && !sideways ? 168 : 48} />
        <div>
          <strong>{actor.name}</strong>
          <span>{dotted([actor.role, registration])}</span>
        </div>
        {onChange &&
          (tablet ? (
            <Button icon={<IconUsers size={20} aria-hidden />} onClick={onChange} wide>
              {t('identity.change')}
            </Button>
          ) : (
            <IconButton
              look="plain"
              label={t('identity.change')}
              icon={<IconUsers aria-hidden />}
              onClick={onChange}
            />
          ))}
      </div>
    </div>
  );
}
