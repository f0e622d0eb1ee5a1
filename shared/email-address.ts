/** Characters that end the host of a URL, or that URLs drop or decode. */
const NOT_IN_DOMAINS = /[\s/\\?#@:%[\]]/;

/**
 * Returns an address with its domain in ASCII (RFC 5891), the form that mail servers know: `ada@xn--exmple-cua.de` for
 * `ada@exämple.de`. An address without a valid international domain is returned as it is.
 */
export function asciiEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 0 || /^[\0-\x7f]*$/.test(domain) || NOT_IN_DOMAINS.test(domain)) return address;
  const host = URL.parse(`http://${domain}`)?.hostname;
  return host ? `${address.slice(0, at)}@${host}` : address;
}

/** Returns the form of an address by which accounts are found: trimmed, in lower case, with its domain in ASCII. */
export const normalizedEmail = (address: string): string => asciiEmail(address.trim()).toLowerCase();

/** An address with a domain of ASCII letters. Its last label may be an international one, such as `xn--p1ai`. */
export const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/;
