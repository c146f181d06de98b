ALTER TABLE "experience_imports" ADD COLUMN "problem_sentence" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "problem_sentence" jsonb;