const names: Record<string, string> = { google: "Google", azure: "Microsoft", microsoft: "Microsoft", apple: "Apple" };

/** Brand names as the providers write them. */
export const providerName = (provider: string) =>
  names[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1);
