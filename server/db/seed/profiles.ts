/** How many open orders stand in each situation. */
interface OpenOrders {
  /** Somebody works on them now; the first is CARLOS SOUZA's where he exists. */
  running: number;
  /** Each with another reason as long as there are reasons; the first waits for a purchase order. */
  paused: number;
  partial: number;
  awaitingApproval: number;
  awaitingRelease: number;
  rescues: number;
  reopened: number;
  /** Continued by another technician: half of them running, half paused, counted above as well. */
  transitions: number;
  claims: number;
  onLift: number;
  external: number;
  /** Not started yet, nothing special. */
  waiting: number;
}

/** How big one company's data is. */
export interface Profile {
  branches: number;
  months: number;
  /** Orders in all, about. */
  orders: number;
  open: OpenOrders;
  trucks: number;
  trailers: number;
  forklifts: number;
  palletTrucks: number;
  truckMechanics: number;
  forkliftMechanics: number;
  staff: number;
  drivers: number;
  /** Rows of stock in each branch. */
  stockRows: number;
  /** Whether its branches have counted their stock before. */
  counted: boolean;
  /** People with the logins of DEMO (1001, 1002 ...) or those of the other companies (2001, 2201). */
  logins: 'demo' | 'other';
  /** Its lists are loaded again every five seconds, and its charts name criticality by the shifted map (G-31, G-32). */
  otherSettings: boolean;
}

const demoOpen: OpenOrders = {
  running: 12,
  paused: 9,
  partial: 6,
  awaitingApproval: 6,
  awaitingRelease: 4,
  rescues: 3,
  reopened: 5,
  transitions: 2,
  claims: 1,
  onLift: 5,
  external: 28,
  waiting: 84,
};

const demo: Profile = {
  branches: 4,
  months: 24,
  orders: 20_000,
  open: demoOpen,
  trucks: 150,
  trailers: 40,
  forklifts: 35,
  palletTrucks: 15,
  truckMechanics: 28,
  forkliftMechanics: 10,
  staff: 8,
  drivers: 18,
  stockRows: 350,
  counted: true,
  logins: 'demo',
  otherSettings: false,
};

const fewOpen: OpenOrders = {
  running: 2,
  paused: 2,
  partial: 1,
  awaitingApproval: 1,
  awaitingRelease: 1,
  rescues: 1,
  reopened: 1,
  transitions: 0,
  claims: 0,
  onLift: 1,
  external: 3,
  waiting: 8,
};

/** DEMO: everything the product can show, on an ordinary day of a fleet of 240. */
export const demoProfile = demo;

/** DEMO 2: the same in one branch and by other settings, to distinguish companies. */
export const secondProfile: Profile = {
  ...demo,
  branches: 1,
  orders: 500,
  open: { ...fewOpen, running: 3, paused: 3, external: 4, waiting: 14 },
  trucks: 40,
  trailers: 10,
  forklifts: 8,
  palletTrucks: 4,
  truckMechanics: 12,
  forkliftMechanics: 3,
  staff: 2,
  drivers: 6,
  logins: 'other',
  otherSettings: true,
};

/** The six others: just enough to be a company. */
export const handfulProfile: Profile = {
  ...secondProfile,
  months: 2,
  orders: 24,
  open: { ...fewOpen, paused: 1, rescues: 0, reopened: 0, external: 1, waiting: 4 },
  trucks: 8,
  trailers: 2,
  forklifts: 3,
  palletTrucks: 1,
  truckMechanics: 5,
  forkliftMechanics: 3,
  staff: 1,
  drivers: 2,
  stockRows: 40,
  counted: false,
  otherSettings: false,
};

/** Tests: one order in every situation, all logins of DEMO. */
export const testProfile: Profile = {
  ...demo,
  branches: 2,
  months: 3,
  orders: 75,
  open: { ...fewOpen, running: 3, paused: 3, transitions: 2, claims: 1, waiting: 14 },
  trucks: 20,
  trailers: 4,
  forklifts: 6,
  palletTrucks: 2,
  truckMechanics: 10,
  forkliftMechanics: 4,
  staff: 3,
  drivers: 4,
  stockRows: 60,
  counted: false,
};

/** Measuring: five years of a fleet ten times DEMO's. */
export const loadProfile: Profile = {
  ...demo,
  months: 60,
  // A few thousand of the last days would not be finished yet and are left out: a million remain.
  orders: 1_009_000,
  open: { ...demoOpen, running: 120, paused: 90, partial: 60, external: 480, waiting: 1_900 },
  trucks: 1_500,
  trailers: 400,
  forklifts: 350,
  palletTrucks: 150,
  truckMechanics: 280,
  forkliftMechanics: 100,
  staff: 40,
  drivers: 180,
  counted: false,
};
