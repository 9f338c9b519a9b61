const names: Record<string, string> = { google: "Google", azure: "Microsoft", microsoft: "Microsoft", apple: "Apple" };

/** As the provider writes itself. */
export const providerName = (provider: string) =>
  names[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1);
