/**
 * Makes the webpack configuration of every front-end package: `frontEnd({...})`. The sharing policy is one table
 * below; a package's own webpack.config.cjs says only what is its own.
 *
 * webpack and @module-federation/enhanced are pinned exactly in the packages: with enhanced 2.9.2, webpack 5.111 fails
 * on [contenthash] in output.filename and 5.112 does not start.
 */
const fs = require('node:fs');
const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const { transformFileSync } = require('@swc/core');
const { ChunkIntegrityPlugin } = require('./scripts/webpack/chunk-integrity-plugin.cjs');
const { ChunkDeadlinePlugin } = require('./scripts/webpack/chunk-deadline-plugin.cjs');
const { contentVersion } = require('./scripts/webpack/content-version.cjs');
const { PrecompressPlugin } = require('./scripts/webpack/precompress-plugin.cjs');
const { RemoteManifestPlugin } = require('./scripts/webpack/remote-manifest-plugin.cjs');
const { staffInterface } = require('./scripts/webpack/staff-interface.cjs');

const areaList = path.join(__dirname, 'shared/src/contract/areas/list.ts');
const contractVersionFile = path.join(__dirname, 'shared/src/contract/federation/version.ts');
const { areas } = readTypeScript(areaList);
const { contractVersion } = readTypeScript(contractVersionFile);

/** The exports of a TypeScript file that imports nothing. */
function readTypeScript(file) {
  const { code } = transformFileSync(file, {
    jsc: { parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  });
  const module = { exports: {} };
  new Function('module', 'exports', code)(module, module.exports);
  return module.exports;
}

/** What decides about a build beside the package's own sources; a change throws webpack's cache away. */
const buildDependencies = [
  __filename,
  areaList,
  contractVersionFile,
  path.join(__dirname, 'shared/src/contract/federation/released-exports.json'),
  path.join(__dirname, 'package-lock.json'),
  ...fs
    .readdirSync(path.join(__dirname, 'scripts/webpack'))
    .map((file) => path.join(__dirname, 'scripts/webpack', file)),
];

/**
 * What gives the shell's federation runtime to the remotes: what `provideExternalRuntime` does, but as an ES module.
 * That option takes the CommonJS build, and with it a second copy of the whole runtime (9 kB brotli).
 */
const provideRuntime = path.join(
  path.dirname(
    require.resolve('@module-federation/inject-external-runtime-core-plugin', {
      paths: [path.dirname(require.resolve('@module-federation/enhanced/webpack'))],
    }),
  ),
  'index.js',
);

const version = (name) => require(`${name}/package.json`).version;

const routerFolder = path.dirname(require.resolve('react-router/package.json'));
/** The router's package.json leads to its build for development only, whatever is built. */
const routerForProduction = {
  'react-router$': path.join(routerFolder, 'dist/production/index.mjs'),
  'react-router/dom$': path.join(routerFolder, 'dist/production/dom-export.mjs'),
};

/**
 * Markdown's library has a build for browsers that decodes `&amp;` through innerHTML, which visitors' pages refuse
 * (Trusted Types). The other one has a table: 10 kB more, in the chunk that arrives with the first description.
 */
const entitiesFromTable = {
  'decode-named-character-reference$': path.join(
    path.dirname(require.resolve('decode-named-character-reference')),
    'index.js',
  ),
};

/**
 * The sharing policy. `shell`: the shell is the only provider, remotes take it with `import: false`. `either`:
 * whichever of viewer and editor loads first serves both, if it would bundle the very same; else each has its own.
 * Libraries inside our façades (antd, the router, three) are not shared themselves, so that they are tree-shaken.
 * See docs/decisions/facades.md.
 */
const sharing = [
  { key: 'react', version: version('react'), provider: 'shell' },
  { key: 'react/', version: version('react'), provider: 'shell' },
  { key: 'react-dom', version: version('react-dom'), provider: 'shell' },
  { key: 'react-dom/', version: version('react-dom'), provider: 'shell' },
  { key: '@vitrine/shared/host', version: contractVersion, provider: 'shell' },
  { key: '@vitrine/shared/ui', version: contractVersion, provider: 'shell' },
  { key: '@vitrine/shared/scene', version: sceneVersion(), provider: 'either' },
];

function sceneVersion() {
  return contentVersion({
    entry: path.join(__dirname, 'shared/src/scene/index.ts'),
    lockFile: path.join(__dirname, 'package-lock.json'),
    provided: ['react', 'react-dom'],
  });
}

function shared(isShell, usesScene) {
  return Object.fromEntries(
    sharing
      .filter(({ provider }) => provider === 'shell' || usesScene)
      .map(({ key, version, provider }) => [
        key,
        {
          singleton: provider === 'shell',
          strictVersion: provider === 'either',
          version,
          // Which shell has all that a remote needs is in the remote's manifest ("contract"), by what it imports.
          requiredVersion: provider === 'shell' ? `^${version.split('.')[0]}` : version,
          ...(provider === 'shell' && !isShell ? { import: false } : {}),
        },
      ]),
  );
}

/** One module a folder below `root` that holds an index.tsx: { './brands': './src/screens/brands/index.tsx' }. */
function exposeFolders(directory, root) {
  return Object.fromEntries(
    fs
      .readdirSync(path.join(directory, root))
      .filter((folder) => fs.existsSync(path.join(directory, root, folder, 'index.tsx')))
      .map((folder) => [`./${folder}`, `./${root}/${folder}/index.tsx`]),
  );
}

/**
 * The texts of a package in one language are one file for its readers, whatever topics they stand in. English comes with
 * the code.
 */
const textsByLanguage = {
  test: /[\\/]texts[\\/](.+[\\/])?(?!en\.)[\w-]+\.json$/,
  name: ({ resource }) => `texts-${path.basename(resource, '.json')}`,
  chunks: 'async',
  enforce: true,
};

/** Headers of the development server that let pages of these origins, and no others, read what it serves. */
const forPagesOf =
  (origins) =>
  ({ headers: { origin } }) => ({
    vary: 'origin',
    ...(origins.includes(origin) ? { 'access-control-allow-origin': origin } : {}),
  });

/** The fifteen areas, from the contract's list. */
const exposeAreas = () =>
  Object.fromEntries(areas.map((area) => [`./${area}`, `./src/areas/${area}/index.tsx`]));

/**
 * @param {object} package_
 * @param {string} package_.directory the package's folder
 * @param {'shell' | 'manager' | 'experienceEditor' | 'viewer'} package_.name its federation name
 * @param {Record<string, string>} [package_.exposes] one module a screen; none for the shell
 * @param {boolean} [package_.usesScene] whether it draws 3D
 * @param {object} [package_.own] further webpack configuration, and `cacheGroups` of its own
 */
function frontEnd({ directory, name, exposes, usesScene = false, own = {} }) {
  const isShell = name === 'shell';
  const development = process.env.NODE_ENV === 'development';
  // Under `npm run dev`, in which this package is the one with hot reloading.
  const hot = development && process.env.WEBPACK_SERVE === 'true';
  const { plugins = [], cacheGroups = {}, ...rest } = own;
  const folder = isShell ? 'assets/' : '';
  // Each release of a remote has a folder of its own: hashes in names would only lengthen the entry, which lists them.
  const hash = isShell && !development ? '.[contenthash:8]' : '';
  // Two builds of a remote may meet in one page, when the first cannot run and the last known good takes its place:
  // each has globals of its own. The shell is there once. `npm run dev` keeps one name across its many builds.
  const buildName = isShell ? name : `${name}_${process.env.VITRINE_BUILD ?? 'development'}`;

  const compile = ({ memoised }) => ({
    loader: 'swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development, refresh: hot }, reactCompiler: memoised },
      },
    },
  });

  return {
    mode: development ? 'development' : 'production',
    devtool: development ? 'eval-cheap-module-source-map' : false,
    context: directory,
    entry: {},
    target: ['web', 'es2022'],
    output: {
      path: path.join(directory, development ? '.cache/development' : 'dist'),
      uniqueName: `vitrine-${buildName}`,
      hotUpdateChunkFilename: `${folder}[id].[fullhash].hot-update.js`,
      hotUpdateMainFilename: `${folder}[runtime].[fullhash].hot-update.json`,
      filename: `${folder}[name]${hash}.js`,
      chunkFilename: `${folder}[name]${hash}.js`,
      assetModuleFilename: `${folder}[name].[contenthash:8][ext]`,
      // The shell lives at the root of its origin; a remote finds its own files beside its entry.
      publicPath: isShell ? '/' : 'auto',
      // One policy by name for the shell's build and the remotes': the page's policy lists it (shell/server).
      trustedTypes: { policyName: 'vitrine-webpack' },
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 30_000,
      // A module that threw runs again when its screen is tried again.
      strictModuleExceptionHandling: !isShell,
      clean: true,
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(directory, '.cache/webpack'),
      name: `${development ? 'development' : 'production'}${hot ? '-hot' : ''}`,
      buildDependencies: {
        config: [...buildDependencies, path.join(directory, 'webpack.config.cjs')],
      },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        ...(development ? {} : routerForProduction),
        ...entitiesFromTable,
        ...(hot && !isShell
          ? { 'react-refresh/runtime$': path.join(__dirname, 'scripts/start/dev-runtime.cjs') }
          : {}),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          oneOf: [
            {
              include: staffInterface.map((folder) => path.join(__dirname, folder)),
              ...compile({ memoised: true }),
            },
            compile({ memoised: false }),
          ],
        },
        {
          test: /\.css$/,
          use: [
            hot ? 'style-loader' : MiniCssExtractPlugin.loader,
            {
              loader: 'css-loader',
              options: {
                modules: {
                  auto: true,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  localIdentName: development ? '[name]__[local]' : '[hash:base64:7]',
                },
              },
            },
          ],
        },
        { test: /\.(woff2|webp|png|svg|glb|wasm)$/, type: 'asset/resource' },
      ],
      // Smaller as code: names without quotation marks.
      generator: { json: { JSONParse: false } },
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          // Visitors on slow networks wait for each of these bytes: once more over what became smaller, and without
          // what the router would tell its developers (`warning`; nothing of ours is called that).
          terserOptions: { ecma: 2020, compress: { passes: 4, ecma: 2020, pure_funcs: ['warning'] } },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
      splitChunks: { cacheGroups: { textsByLanguage, ...cacheGroups } },
    },
    performance: { hints: false },
    // Silences what the federation plugin says at every build of a remote: that publicPath is 'auto'.
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
    plugins: [
      new ModuleFederationPlugin({
        name: buildName,
        ...(isShell ? { runtimePlugins: [provideRuntime] } : { filename: 'remoteEntry.js', exposes }),
        shared: shared(isShell, usesScene),
        shareStrategy: 'loaded-first',
        manifest: !isShell,
        dts: false,
        dev: false,
        experiments: {
          externalRuntime: !isShell,
          // The shell reads and checks the remotes' manifests itself (shell/src/remotes); the runtime's own reader
          // has no deadline, checks nothing and keeps a bad manifest for good.
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
      ...(hot
        ? [
            new (require('@pmmmwh/react-refresh-webpack-plugin'))({
              overlay: false,
              exclude: [/node_modules/, /scripts\/dev-/],
            }),
          ]
        : [
            new MiniCssExtractPlugin({
              filename: `${folder}[name]${hash}.css`,
              chunkFilename: `${folder}[name]${hash}.css`,
            }),
          ]),
      ...(isShell || development
        ? []
        : [new RemoteManifestPlugin(), new ChunkIntegrityPlugin(), new ChunkDeadlinePlugin()]),
      ...(development ? [] : [new PrecompressPlugin()]),
      ...plugins,
    ],
    devServer: {
      hot: true,
      // The page comes from the shell's origin, whichever package is served from here; no other page reads the sources.
      headers: forPagesOf((process.env.SHELL_ORIGINS ?? 'http://localhost:3000').split(',')),
      // As the product's other parts: for this machine, or with --lan for its network at that one address. Any other
      // name could be a page from elsewhere that had its own name lead here (DNS rebinding).
      host: process.env.HOST ?? '127.0.0.1',
      allowedHosts: process.env.LAN_HOST ? [process.env.LAN_HOST] : 'auto',
      client: {
        overlay: false,
        webSocketURL: { hostname: 'localhost', port: process.env.PORT, pathname: '/ws', protocol: 'ws' },
      },
      devMiddleware: { writeToDisk: (file) => file.endsWith('index.html') },
    },
    ...rest,
  };
}

module.exports = { contractVersion, frontEnd, exposeFolders, exposeAreas };
