import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { hashDigits } from '../core/digits.ts';
import type { PanelContext } from '../core/http/context.ts';
import { keyMark } from '../core/keys.ts';
import { lastPage } from '../core/paging.ts';
import { hashPassword } from '../core/passwords.ts';
import { Refused } from '../core/refusal.ts';
import { deleteSessionsOf } from './queries.ts';
import { isGuessable, panelDigitsComplete } from './rules.ts';
import {
  findRegistration,
  insertUser,
  type LetIn,
  lockAdministrators,
  lockUser,
  nextUserId,
  searchUsers,
  updateLetIn,
  updateUser,
} from './users.queries.ts';

type NewUser = CheckedInput<'savePanelUser'>['body'];
type ChangedUser = CheckedInput<'editPanelUser'>['body'];

const usualPage = 10;

/** What the levels may, as the trail says it. */
const levelWords: Record<NewUser['tp_acesso'], string> = {
  L: 'consulta',
  E: 'executa',
  A: 'administra',
  U: 'audita',
};

/** A user in the trail: '5 JOSÉ DA SILVA, nível L (consulta)'. */
const told = (id: number, { ds_nome, tp_acesso }: Pick<NewUser, 'ds_nome' | 'tp_acesso'>) =>
  `${id} ${ds_nome}, nível ${tp_acesso} (${levelWords[tp_acesso]})`;

/** Users of the panel, by name. */
export async function listUsers(
  { control }: PanelContext,
  { page = 1, per_page = usualPage, filtro }: CheckedInput<'listPanelUsers'>['query'],
): Promise<AnswerOf<'listPanelUsers'>> {
  const found = await searchUsers(control, filtro || null, { first: (page - 1) * per_page, size: per_page });
  return { current_page: page, last_page: lastPage(found.total, per_page), ...found };
}

/**
 * Adds a user.
 * @throws Refused MATRICULA_EM_USO, DIGITOS_INVALIDOS, SENHA_FRACA
 */
export async function addUser(
  secretKey: string,
  { control, trail }: Pick<PanelContext, 'control' | 'trail'>,
  form: NewUser,
): Promise<AnswerOf<'savePanelUser'>> {
  const registration = form.nr_matricula?.toUpperCase() ?? null;
  checkDigits(form.digitos, registration);
  const passwordHash = await newPasswordOf(form);
  const id = await nextUserId(control);
  const added = await insertUser(control, {
    ...form,
    nr_matricula: registration,
    id,
    digitsHash: digitsHash(secretKey, id, form.digitos),
    keyMark: keyMark(secretKey),
    passwordHash,
  });
  trail.push({ action: 'usuario.criado', detail: told(id, form) });
  return added;
}

/**
 * Changes a user; his other sessions end, so that removed rights end at once.
 * @throws Refused NAO_ENCONTRADO, MATRICULA_EM_USO, DIGITOS_INVALIDOS, SENHA_FRACA, ULTIMO_ADMINISTRADOR
 */
export async function changeUser(
  secretKey: string,
  { control, user, trail }: PanelContext,
  form: ChangedUser,
): Promise<AnswerOf<'editPanelUser'>> {
  const id = form.nr_sequencial;
  const before = await findRegistration(control, id);
  if (before === undefined) throw new Refused('NAO_ENCONTRADO');
  const registration = form.nr_matricula?.toUpperCase() ?? null;
  // Another kind of login has digits of another length: the old ones could never be typed.
  const kindChanges = (before === null) !== (registration === null);
  if (form.digitos !== null) checkDigits(form.digitos, registration);
  else if (kindChanges) throw new Refused('DIGITOS_INVALIDOS', { faults: { digitos: 'OBRIGATORIO' } });
  const administrators = await lockAdministrators(control);
  const stays = form.tp_acesso === 'A' && form.st_status === 'A';
  if (!stays && administrators.every((one) => one === id)) throw new Refused('ULTIMO_ADMINISTRADOR');
  const changed = await updateUser(control, {
    ...form,
    nr_matricula: registration,
    id,
    status: form.st_status,
    digitsHash: form.digitos === null ? null : digitsHash(secretKey, id, form.digitos),
    keyMark: keyMark(secretKey),
    passwordHash: await newPasswordOf(form),
  });
  if (changed === undefined) throw new Refused('NAO_ENCONTRADO');
  await deleteSessionsOf(control, id, user.tokenHash);
  trail.push({
    action: 'usuario.alterado',
    detail: [
      told(id, form),
      form.st_status === 'A' ? 'ativo' : 'inativo',
      ...(form.senha === null ? [] : ['nova senha']),
      ...(form.digitos === null ? [] : ['novos dígitos']),
    ].join(', '),
  });
  return changed;
}

/**
 * Lets somebody in anew who cannot get in any more: other digits and password, in service, from any network, without
 * second factor. For the command
 * line: whoever reaches the databases needs no other proof.
 * @throws Refused NAO_ENCONTRADO, DIGITOS_INVALIDOS, SENHA_FRACA
 */
export async function letIn(
  secretKey: string,
  { control, trail }: Pick<PanelContext, 'control' | 'trail'>,
  who: LetIn,
  { digitos, senha }: Pick<NewUser, 'digitos' | 'senha'>,
): Promise<AnswerOf<'savePanelUser'>> {
  const user = await lockUser(control, { ...who, registration: who.registration?.toUpperCase() ?? null });
  if (user === undefined) throw new Refused('NAO_ENCONTRADO');
  checkDigits(digitos, user.nr_matricula);
  await updateLetIn(control, {
    id: user.nr_sequencial,
    code: user.nr_matricula ?? String(user.nr_sequencial),
    digitsHash: digitsHash(secretKey, user.nr_sequencial, digitos),
    keyMark: keyMark(secretKey),
    passwordHash: await newPasswordOf({ ...user, senha }),
  });
  trail.push({
    action: 'usuario.alterado',
    detail: `${user.nr_sequencial} ${user.ds_nome}, novos dígitos e senha pela linha de comando, sem segundo fator`,
  });
  return user;
}

function checkDigits(digits: string, registration: string | null): void {
  if (!panelDigitsComplete(digits, registration === null))
    throw new Refused('DIGITOS_INVALIDOS', { faults: { digitos: 'TAMANHO' } });
}

async function newPasswordOf(form: {
  senha: string | null;
  ds_nome: string;
  nr_matricula: string | null;
}): Promise<string | null> {
  if (form.senha === null) return null;
  if (isGuessable(form.senha, { name: form.ds_nome, registration: form.nr_matricula }))
    throw new Refused('SENHA_FRACA', { faults: { senha: 'FACIL_DE_ADIVINHAR' } });
  return hashPassword(form.senha);
}

const digitsHash = (secretKey: string, personId: number, digits: string): Buffer =>
  hashDigits({ secretKey, purpose: 'painel', companyId: 0, personId, digits });
