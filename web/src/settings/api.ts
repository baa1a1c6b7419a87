import type { AnswerOf } from '@terminal/contract';
import { useOfficeCall, useOfficeCommand } from '../core/api/office.ts';

/** Settings of the company, with the branches to choose from and their history. */
export type KeptSettings = AnswerOf<'getSettings'>;

/** Settings of the company. */
export const useSettings = () => useOfficeCall('getSettings', {}, { staleTime: 0 });

/** Saves settings; the page has them before it counts as done. */
export const useSaveSettings = () => useOfficeCommand('saveSettings');

/** The provider of the company's accounts, without its secret. */
export type KeptAccount = AnswerOf<'getCompanyAccount'>;

/** The provider of the company's accounts. */
export const useCompanyAccount = () => useOfficeCall('getCompanyAccount', {}, { staleTime: 0 });
