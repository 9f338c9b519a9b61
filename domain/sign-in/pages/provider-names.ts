const names: Record<string, string> = { google: "Google", azure: "Microsoft", microsoft: "Microsoft", apple: "Apple" };

/** Returns the brand name of a provider, as the provider writes it. */
export const providerName = (provider: string) =>
  names[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1);
