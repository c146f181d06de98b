/** Writes shell.json beside the shell's build: the contract version that it gives to remotes. */
class ShellFilePlugin {
  constructor(contractVersion) {
    this.text = JSON.stringify({ contract: contractVersion });
  }

  apply(compiler) {
    const { sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(ShellFilePlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(ShellFilePlugin.name, () =>
        compilation.emitAsset('shell.json', new sources.RawSource(this.text)),
      );
    });
  }
}

module.exports = { ShellFilePlugin };
