import { pinLengthOf } from '@terminal/contract/pin';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../core/i18n/useTranslation.ts';
import { navigate } from '../core/navigation/navigate.ts';
import { showPopup } from '../core/notices.ts';
import { takeTarget } from '../core/return-to.ts';
import type { BranchSession, Company } from '../core/session/record.ts';
import { queries } from '../core/useMedia.ts';
import { useSignIn } from './api.ts';
import { forgetRefused } from './forget-digits.ts';
import { landingAfterRating, landingOf } from './landing.ts';
import { digitsOf, isComplete, type LoginForm, provingDigits } from './login-form.ts';
import type { QuickAccessEntry } from './quick-access.ts';
import { openingForm, rememberedForm } from './remembered.ts';
import { useSignInWays } from './ways.ts';

/** A field of the login. */
type LoginField = 'number' | 'digits';

/** What this person left here unsent was waiting for these digits: they are not asked for again. */
const proveKept = (person: number, form: LoginForm) =>
  void import('../offline/sends/decide.ts').then(({ proveWith }) => proveWith(person, provingDigits(form)));

/** Goes where somebody who has just signed in wanted to, or begins. */
export function goIn(session: BranchSession): void {
  const target = takeTarget();
  if (target !== null && !session.pesquisa_nps?.length) return void navigate({ href: target });
  void navigate({ to: session.pesquisa_nps?.length ? landingAfterRating(session) : landingOf(session) });
}

/** State and actions of the login page. */
export interface Login {
  form: LoginForm;
  /** The field our own keypad writes into. */
  field: LoginField;
  signIn: ReturnType<typeof useSignIn>;
  /** Ways the company offers; undefined: not known yet. */
  ways: ReturnType<typeof useSignInWays>;
  /** How many digits there is room for. */
  room: number;
  /** The button was pressed before the companies had come: the login follows once they are there. */
  waits: boolean;
  formRef: RefObject<HTMLFormElement | null>;
  /** The number is that of who was here last. */
  remembered: boolean;
  setField: (field: LoginField) => void;
  change: (part: Partial<LoginForm>) => void;
  changeExternal: (external: boolean) => void;
  pressDigit: (digit: string) => void;
  erase: () => void;
  clear: () => void;
  submit: (form?: LoginForm, company?: Company | null) => void;
  /** Sends digits typed in their field as quickly as a scanner types. @returns whether they were */
  typedFast: (typed: string) => boolean;
  /** Fills in a remembered login and asks for its digits, or signs in at once when they are known. */
  choose: (entry: QuickAccessEntry, company: Company) => void;
}

/**
 * The login form: typing, keypad, quick access and sending (doc 1 §2, AUTH-01..20).
 * @param awaited whether the company is not known yet, but may come
 */
export function useLogin(company: Company | null, awaited: boolean): Login {
  const { t } = useTranslation();
  const signIn = useSignIn();
  const ways = useSignInWays(company);
  const formRef = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState(openingForm);
  // The number is that of who was here last: what is typed takes its place.
  const [remembered, setRemembered] = useState(form.number !== '');
  const [field, setField] = useState<LoginField>(() => (form.number === '' ? 'number' : 'digits'));

  // Another number is another person, to whom neither the remembered branch nor remembered digits belong.
  function change(part: Partial<LoginForm>) {
    const another = part.number !== undefined;
    setForm(({ branch, digits, ...now }) => ({
      ...now,
      digits: another && remembered ? '' : digits,
      ...(branch === undefined || another ? {} : { branch }),
      ...part,
    }));
    if (another) setRemembered(false);
  }
  const value = form[field];
  const pin = pinLengthOf(ways?.tamanho_pin);
  const room = digitsOf(form.external, pin);
  const [waits, setWaits] = useState(false);

  function focusDigits() {
    setField('digits');
    formRef.current?.querySelector<HTMLInputElement>('[data-digits]')?.focus();
  }

  // The built-in keypad opens no on-screen keyboard; a remembered person only types the digits.
  useEffect(() => {
    if (matchMedia(queries.tablet).matches && rememberedForm().number !== '') {
      formRef.current?.querySelector<HTMLInputElement>('[data-digits]')?.focus();
    }
  }, []);

  function submit(sent = form, sentCompany = company) {
    if (signIn.isPending) return;
    if (awaited && !sentCompany) return setWaits(true);
    if (!sentCompany || !isComplete(sent, sentCompany.ds_empresa, pin)) {
      showPopup({ title: t('session.oops'), text: t('session.incomplete') });
      return;
    }
    signIn.mutate(
      { form: sent, company: sentCompany },
      {
        onSuccess: (session) => {
          proveKept(session.tecnicoId, sent);
          goIn(session);
        },
        onError: ({ codigo }) => {
          if (codigo === 'LOGIN_RECUSADO') forgetRefused(sent, sentCompany.ds_empresa);
          setForm({ ...sent, digits: '' });
          focusDigits();
        },
      },
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when what was waited for is there, or is not to come
  useEffect(() => {
    if (!waits || awaited) return;
    setWaits(false);
    submit();
  }, [waits, awaited]);

  return {
    form,
    field,
    signIn,
    ways,
    room,
    waits,
    formRef,
    remembered,
    setField,
    change,
    changeExternal: (external) => {
      setForm({ external, number: '', digits: '' });
      setField('number');
      signIn.reset();
    },
    pressDigit: (digit) => {
      if (field === 'number') change({ number: (remembered ? '' : value) + digit });
      else if (value.length < room) change({ digits: value + digit });
    },
    erase: () => change({ [field]: value.slice(0, -1) }),
    clear: () => change({ [field]: '' }),
    submit,
    typedFast: (typed) => {
      if (typed.length > room || !document.activeElement?.matches('[data-digits]')) return false;
      const sent = { ...form, digits: typed };
      setForm(sent);
      submit(sent);
      return true;
    },
    choose: (entry, entryCompany) => {
      const chosen = {
        external: entry.loginExterno === 'S',
        number: entry.matricula,
        digits: entry.cpf,
        branch: entry.filial,
      };
      signIn.reset();
      setForm(chosen);
      if (entry.cpf === '') focusDigits();
      else submit(chosen, entryCompany);
    },
  };
}
