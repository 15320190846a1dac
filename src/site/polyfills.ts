// Features that the scripts use and the oldest browsers in which they run lack (docs/browsers.md). The check of the built scripts
// names what is missing here.
import 'core-js/actual/array/at';
import 'core-js/actual/object/has-own';
