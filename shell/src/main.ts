// The async boundary that federation needs: shared modules are set up before anything imports them.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap');
