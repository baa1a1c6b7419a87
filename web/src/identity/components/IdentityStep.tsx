import { hasPermission } from '@terminal/contract/permissions';
import { useState } from 'react';
import { type CallError, isDigitsRefusal } from '../../core/api/errors.ts';
import { useSession } from '../../core/session/store.ts';
import { type Actor, ownActor, pickedActor, selfActor } from '../actor.ts';
import { useTechnicians } from '../api.ts';
import { type Confirmed, isOnWhole } from '../confirmed.ts';
import { isProved, keepProof } from '../proof.ts';
import { signerOfFlow } from '../signing.ts';
import { GoingOn } from './GoingOn.tsx';
import { type Identity, IdentitySheet, type WorkIdentity } from './IdentitySheet.tsx';
import { TechnicianSheet } from './TechnicianSheet.tsx';

interface IdentityStepProps {
  flow: Confirmed;
  error: CallError | null;
  busy: boolean;
  onConfirm: (identity: Identity, actor: Actor) => void;
  /** Commands on work in hand: called at once instead, while digits typed for it still count. */
  onProved?: ((identity: WorkIdentity, actor: Actor) => void) | undefined;
  onClose: () => void;
}

/**
 * Step that determines the acting person: the signed-in one, or on a shared terminal the technician of the work, or one to
 * select.
 */
export function IdentityStep({ flow, error, busy, onConfirm, onProved, onClose }: IdentityStepProps) {
  const session = useSession();
  const signer = signerOfFlow(flow);
  const own = signer === 'approver' ? selfActor(session) : ownActor(session);
  const [picked, setPicked] = useState<Actor | null>(null);
  const [picking, setPicking] = useState(false);
  const [tried, setTried] = useState(flow.work.technician);
  /** Digits were typed here: they are the proof of this command, not of one to go at once besides. */
  const [typed, setTyped] = useState(false);
  const worker = useWorker(flow, own === null);
  // Whose name stands there, not what may be sent: an approver of a shared terminal may give his own (G-37).
  const self = signer === 'either' && hasPermission(session, 'aprovacao') ? selfActor(session) : null;
  // What is done to the order as a whole he does himself; a change of the work in hand is its technician's, unless he was it.
  const isSelf = isOnWhole(flow) || self?.nr_seq_clifor === flow.work.technician;
  const again = isSelf && self !== null ? self : worker;
  const actor = own ?? picked ?? (picking ? null : again);
  const order = flow.work.nr_sequencial;
  function pick(next: Actor) {
    setPicked(next);
    setPicking(false);
  }
  function confirm(identity: Identity, as: Actor) {
    setTried(identity.nr_seq_clifor);
    setTyped(true);
    if (order !== null) keepProof(order, identity.nr_seq_clifor, session.parametros.minutos_digitos);
    onConfirm(identity, as);
  }
  if (actor === null) {
    return (
      <TechnicianSheet
        kind={flow.kind}
        work={flow.work}
        self={self}
        onClose={onClose}
        onPick={pick}
        onBadge={(next, badge) => {
          pick(next);
          confirm({ nr_seq_clifor: next.nr_seq_clifor, cpf: badge }, next);
        }}
      />
    );
  }
  const refused = error !== null && isDigitsRefusal(error);
  if (onProved && order !== null && !typed && !refused && isProved(order, actor.nr_seq_clifor))
    return <GoingOn onGo={() => onProved({ nr_seq_clifor: actor.nr_seq_clifor }, actor)} />;
  const repick = () => {
    setPicked(null);
    setPicking(true);
  };
  return (
    <IdentitySheet
      key={actor.nr_seq_clifor}
      flow={flow}
      actor={actor}
      failure={refused && tried === actor.nr_seq_clifor ? error : null}
      busy={busy}
      onConfirm={(identity) => confirm(identity, actor)}
      onClose={onClose}
      onChangeActor={own === null ? repick : undefined}
    />
  );
}

/** The technician working on the order, when staff act on it. */
function useWorker({ kind, work }: IdentityStepProps['flow'], wanted: boolean): Actor | null {
  const technicians = useTechnicians(wanted);
  if (!wanted || kind === 'start' || work.technician === null) return null;
  const found = technicians.data?.items.find(({ nr_sequencial }) => nr_sequencial === work.technician);
  return found ? pickedActor(found) : null;
}
