DROP INDEX "documents_by_handle";--> statement-breakpoint
CREATE INDEX "documents_by_handle" ON "documents" USING btree (("experience_id" || ' ' || ("data" ->> 'handle'))) WHERE area = 'products';