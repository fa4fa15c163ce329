import { defineConfig } from 'playwright/test'
import { browserFlags, findBrowser } from './tests/support/browser'
import { inboxUrl, nginxPath, nginxUrl, sitePort, siteUrl, testBuild, testInboxPort } from './tests/support/servers'

/**
 * Browser tests over the site, built for the test servers' URLs, and over the real request inbox.
 * `BUILT=1` reuses the existing build. Firefox and WebKit are driven by tests/e2e/other-browsers.spec.ts.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // For two cores: a test also waits, for frames and timers.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: siteUrl,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // To look at a failure step by step: `--trace on`. Recording every test takes a third of the time.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
  },
  projects: [{ name: 'chromium' }],
  webServer: [
    {
      // `npm run build` without its first step, which checks the types again.
      command: `${process.env.BUILT ? '' : 'node --import tsx scripts/content-index.ts && node --import tsx scripts/build.ts && '}node --import tsx scripts/start.ts -p ${sitePort}`,
      url: siteUrl,
      env: { NEXT_TELEMETRY_DISABLED: '1', ...testBuild },
      timeout: 600_000,
      reuseExistingServer: false,
    },
    {
      command: 'node --import tsx scripts/request-inbox.ts',
      url: inboxUrl,
      env: { INBOX_PORT: String(testInboxPort) },
      reuseExistingServer: false,
    },
    ...(nginxPath
      ? [
          {
            command: 'node --import tsx tests/support/nginx.ts',
            url: nginxUrl,
            reuseExistingServer: false,
            // The teardown deletes its folder.
            gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
          },
        ]
      : []),
  ],
})
