interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/**
 * A policy by which the page's own code may hand a script's address to the browser where the page enforces Trusted
 * Types (the visitors' pages do). It is opened at the first address; the page's content security policy lists its name.
 * @returns passes an address on; @throws for one that is not trusted.
 */
export function trustOnly(name: string, isTrusted: (url: string) => boolean): (url: string) => string {
  let trust: ((url: string) => string) | null = null;
  return (url) => {
    trust ??= open();
    return trust(url);
  };

  function open(): (url: string) => string {
    const { trustedTypes } = globalThis as { trustedTypes?: Policies };
    // Safari and Firefox learned it late; without it, whoever chooses the address has the only check.
    if (!trustedTypes) return (url) => url;
    const policy = trustedTypes.createPolicy(name, {
      createScriptURL(url) {
        if (isTrusted(url)) return url;
        throw new TypeError(`${url} is not trusted`);
      },
    });
    return (url) => policy.createScriptURL(url);
  }
}
