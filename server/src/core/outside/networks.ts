import { BlockList, isIPv4 } from 'node:net';

/** Answers whether another system may be asked at an address. */
export type AddressCheck = (address: string) => boolean;

/** IPv4 that is not the open internet: own, private, shared, local, documentation, multicast, reserved (RFC 6890). */
const closed = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** The only IPv6 that is the open internet, and what in it carries other addresses or none. */
const openSix = ['2000::/3'];
const closedSix = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

/**
 * Addresses routines and webhooks may be sent to: the open internet, and the networks named by ROUTINE_NETWORKS. So no path and
 * no name leads to this machine, its neighbours or a cloud's metadata unless somebody wanted it.
 * @param allowed CIDR
 */
export function addressCheck(allowed: readonly string[]): AddressCheck {
  const named = listOf(allowed);
  const notOpen = listOf(closed);
  const six = listOf(openSix);
  const notSix = listOf(closedSix);
  return (address) => {
    const plain = unmapped(address);
    if (isIPv4(plain)) return named.check(plain, 'ipv4') || (plain === address && !notOpen.check(plain));
    const open = six.check(plain, 'ipv6') && !notSix.check(plain, 'ipv6');
    return named.check(plain, 'ipv6') || open;
  };
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/');
    list.addSubnet(address, Number(bits), isIPv4(address) ? 'ipv4' : 'ipv6');
  }
  return list;
}

/** An IPv4-mapped IPv6 address is judged as IPv4; public hosts are not written that way. */
const unmapped = (address: string) => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
